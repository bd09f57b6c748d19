import { run } from './spawn.mjs'

// The routes' own types are generated first: pages import them.
for (const [program, args] of [
  ['react-router', ['typegen', 'web']],
  ['tsc', ['--noEmit']],
]) {
  const code = await run(program, args)
  if (code !== 0) process.exit(code)
}
