import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { leafletWithoutMarkup } from './vite/leaflet-without-markup.ts'
import { nameClasses } from './vite/name-classes.ts'
import { namePrograms } from './vite/name-programs.ts'

/** What the server build consists of: the program, its child processes, and the commands. */
const programs = {
  main: '../server/src/main.ts',
  'picture-worker': '../server/src/pictures/picture-worker.ts',
  'feed-worker': '../server/src/blog/feed-worker.ts',
  'paint-worker': '../server/seeds/paint-worker.ts',
  'make-listings': '../server/src/commands/make-listings.ts',
  'import-listings': '../server/src/commands/import-listings.ts',
  'appoint-volunteer': '../server/src/commands/appoint-volunteer.ts',
  backup: '../server/src/commands/backup.ts',
  restore: '../server/src/commands/restore.ts',
}

/** The drawings of the home page, most of which every page has: in one file they are half as many bytes as in one each. */
const drawings =
  /lucide-react\/.*\/(createLucideIcon|Icon|defaultAttributes|context|arrow-(left|right|up)|badge-check|chevron-down|circle-check|heart|info|map-pin|megaphone|plus|x|check)\.(m?js)$/

/** Small parts that the home page and most others have: together they pack better than in thirty files, and are asked for once. */
const smallParts =
  /app\/(ui\/(button\/button|check-list\/|disclosure\/|drop-down\/|empty-state\/|paging\/|partner-badge\/|price-tag\/|skeleton\/|switch\/|text-link\/text-link|try-again\/use-focus|focus-on)|shell\/current-mark|listings\/(browse-address|card\.ts|cover-picture|results-words|use-slow)|use-late)/

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [reactRouter(), namePrograms(), leafletWithoutMarkup()],
  // One style sheet, kept for the whole visit, instead of several that each hold up the first paint.
  build: { cssCodeSplit: false, target: 'es2020', cssTarget: 'safari14', assetsInlineLimit: 0 },
  ...(command === 'build' && { css: { modules: { generateScopedName: nameClasses(import.meta.dirname) } } }),
  // However it is started, the production build renders with React's production code.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'drawings', test: drawings },
                { name: 'small-parts', test: smallParts },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' && {
        resolve: { noExternal: [/^react/, /^embla-carousel/, 'lucide-react', /^altcha-lib/] },
      }),
      build: {
        target: 'node24',
        rolldownOptions: {
          input: programs,
        },
      },
    },
  },
}))
