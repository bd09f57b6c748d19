import type { Bench } from './bench.ts'

export const fresh: Bench = { name: 'fresh', description: '', onlyWhenNamed: true, run: async () => [] }
