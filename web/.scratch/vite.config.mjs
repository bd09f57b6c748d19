export default { root: import.meta.dirname, logLevel: 'warn', css: { modules: { generateScopedName: '[name]_[local]' } }, publicDir: '/work/shared/design',
  build: { outDir: '/tmp/scratch-out', emptyOutDir: true, manifest: true, rollupOptions: { input: new URL('./client.tsx', import.meta.url).pathname } } }
