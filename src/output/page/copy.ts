/** Puts a button beside whatever is there to be copied. */
export function copyButtons(within: ParentNode): void {
  for (const block of within.querySelectorAll<HTMLElement>('pre.copy')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.className = 'copier';
    button.addEventListener('click', async () => {
      const text = (block.textContent ?? '').replace(/\n$/, '');
      try {
        await navigator.clipboard.writeText(text);
        button.textContent = 'Copied';
      } catch {
        // Where the browser forbids it, what is to be copied is at least selected.
        getSelection()?.selectAllChildren(block);
        button.textContent = 'Selected';
      }
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 1500);
    });
    const frame = document.createElement('div');
    frame.className = 'copyable';
    block.replaceWith(frame);
    frame.append(block, button);
  }
}
