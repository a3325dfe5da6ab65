/** UTF-16 by its byte order mark, or by the zero bytes of its line ends and separators. */
export function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  let pairs = 0
  for (let at = 0; at + 1 < Math.min(head.length, 4096); at += 2, pairs++)
    for (const side of [0, 1]) if (head[at + side] === 0) zeros[side]!++
  const isMost = (side: number) => pairs > 2 && zeros[side]! >= pairs / 5 && zeros[1 - side] === 0
  return isMost(1) ? 'utf-16le' : isMost(0) ? 'utf-16be' : null
}
