/**
 * The offset of the first byte that begins no well-formed UTF-8 sequence (Unicode 15, table 3-7);
 * the length of `bytes` when all of them are well-formed.
 */
export function invalidUtf8Offset(bytes: Uint8Array): number {
  let offset = 0;
  while (offset < bytes.length) {
    const length = sequenceLength(bytes, offset);
    if (length === 0) return offset;
    offset += length;
  }
  return offset;
}

function sequenceLength(bytes: Uint8Array, offset: number): number {
  const lead = bytes[offset] ?? 0;
  if (lead < 0x80) return 1;
  const length = lengthOf(lead);
  for (let index = 1; index < length; index++) {
    const byte = bytes[offset + index] ?? 0;
    const lowest = index === 1 ? lowestSecond(lead) : 0x80;
    const highest = index === 1 ? highestSecond(lead) : 0xbf;
    if (byte < lowest || byte > highest) return 0;
  }
  return length;
}

function lengthOf(lead: number): number {
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

// Lower second bytes would spell a shorter character in a longer form.
function lowestSecond(lead: number): number {
  if (lead === 0xe0) return 0xa0;
  return lead === 0xf0 ? 0x90 : 0x80;
}

// Higher second bytes would spell surrogates, or characters above U+10FFFF.
function highestSecond(lead: number): number {
  if (lead === 0xed) return 0x9f;
  return lead === 0xf4 ? 0x8f : 0xbf;
}
