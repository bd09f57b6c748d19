import { renderToString } from 'react-dom/server'
import { App, preloaded } from './pages.tsx'
export const render = (page: string, path: string) => renderToString(<App page={page} path={path} />)
export { preloaded }
