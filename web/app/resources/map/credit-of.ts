/** Whose work the tiles are, as it was configured: an address at its end is where its words lead. */
export function creditOf(configured: string): { label: string; address?: string } {
  const [, label, address] = /^(.*\S)\s+(https?:\/\/\S+)$/.exec(configured) ?? []
  return label && address ? { label, address } : { label: configured }
}
