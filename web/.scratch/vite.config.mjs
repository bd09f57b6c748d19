export default {
  root: import.meta.dirname,
  logLevel: 'warn',
  css: { modules: { generateScopedName: '[name]_[local]' } },
  publicDir: '/tmp/scratch-pics',
  build: {
    outDir: '/tmp/scratch-out',
    emptyOutDir: true,
    manifest: true,
    rollupOptions: { input: new URL('./client.tsx', import.meta.url).pathname },
  },
}
