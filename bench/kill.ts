import type { Bench } from './bench.ts'

export const kill: Bench = { name: 'kill', description: '', onlyWhenNamed: true, run: async () => [] }
