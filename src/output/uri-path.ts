/** A path as a relative reference of RFC 3986; what no UTF-8 can say becomes the replacement character. */
export function uriPath(path: string): string {
  return path
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}
