/** Splits the configured credit of the map tiles into its label and, if it ends with one, its address. */
export function creditOf(configured: string): { label: string; address?: string } {
  const [, label, address] = /^(.*\S)\s+(https?:\/\/\S+)$/.exec(configured) ?? []
  return label && address ? { label, address } : { label: configured }
}
