import type { Bench } from './bench.ts'

export const importing: Bench = { name: 'import', description: '', onlyWhenNamed: true, run: async () => [] }
