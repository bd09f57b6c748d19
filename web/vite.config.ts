import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { bundles, onlyIn } from './vite/bundles.ts'
import { external } from './vite/external.ts'
import { leafletWithoutMarkup } from './vite/leaflet-without-markup.ts'
import { namePrograms } from './vite/name-programs.ts'
import { openPressedPage } from './vite/open-pressed-page.ts'

/** What the server build consists of: the program, its child processes, and the commands. */
const programs = {
  main: '../server/src/main.ts',
  'picture-worker': '../server/src/pictures/encoding/picture-worker.ts',
  'feed-worker': '../server/src/blog/feed-worker.ts',
  'recalls-worker': '../server/src/recalls/file/file-worker.ts',
  'content-worker': '../server/src/content/pages/content-worker.ts',
  'sheet-worker': '../server/src/listings/imports/sheet-worker.ts',
  'mail-worker': '../server/src/platform/mail/incoming/read/mail-worker.ts',
  'watchdog-thread': '../server/src/platform/watchdog/watchdog-thread.ts',
  'paint-worker': '../server/seeds/paint-worker.ts',
  'make-listings': '../server/src/commands/make-listings.ts',
  'import-listings': '../server/src/commands/import-listings.ts',
  'appoint-volunteer': '../server/src/commands/appoint-volunteer.ts',
  'check-mail': '../server/src/commands/check-mail.ts',
  doctor: '../server/src/commands/doctor.ts',
  backup: '../server/src/commands/backup.ts',
  'make-backup-key': '../server/src/commands/make-backup-key.ts',
  restore: '../server/src/commands/restore.ts',
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [reactRouter(), namePrograms(), leafletWithoutMarkup(), openPressedPage()],
  // One style sheet for all pages: 20 kB that the browser has once, instead of one for each of many parts.
  build: { cssCodeSplit: false, target: 'es2020', cssTarget: 'safari14', assetsInlineLimit: 0 },
  // However it is started, the production build renders with React's production code.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: bundles.map((bundle) => ({ debugName: bundle, name: onlyIn(bundle) })) },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true, external } }),
      build: {
        target: 'node24',
        rolldownOptions: {
          input: programs,
        },
      },
    },
  },
}))
