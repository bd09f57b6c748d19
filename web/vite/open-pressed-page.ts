import type { Plugin } from 'vite'

const reload = 'window.location.reload();'

/**
 * Where a page's code cannot be loaded, as after a release, React Router loads the page again from which somebody pressed a link, and the
 * press is lost. It opens the pressed page instead (app/open-pressed-page.ts). Another React Router, without that line, ends the build.
 */
export const openPressedPage = (): Plugin => ({
  name: 'open-pressed-page',
  transform: {
    filter: { id: /\/react-router\/.*\/dom\/ssr\/routeModules\.js$/ },
    handler(code) {
      if (!code.includes(reload))
        throw new Error('React Router no longer reloads pages as web/vite/open-pressed-page.ts knows it')
      return { code: code.replace(reload, 'window.openPressedPage();'), map: null }
    },
  },
})
