/** Whose work the tiles are, as it was configured: an address at its end is where its words lead. */
export function creditOf(configured: string): { words: string; address?: string } {
  const [, words, address] = /^(.*\S)\s+(https?:\/\/\S+)$/.exec(configured) ?? []
  return words && address ? { words, address } : { words: configured }
}
