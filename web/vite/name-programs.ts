import type { Plugin } from 'vite'

/** The server's programs keep their own names: one starts another by its file. */
export function namePrograms(): Plugin {
  return {
    name: 'name-programs',
    enforce: 'post',
    configEnvironment(name) {
      if (name !== 'ssr') return { build: { emptyOutDir: true } }
      const output = { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }
      return { build: { emptyOutDir: true, rolldownOptions: { output } } }
    },
  }
}
