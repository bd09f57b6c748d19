import { hydrateRoot } from 'react-dom/client'
import { App } from './pages.tsx'

const d = document.getElementById('root')!
hydrateRoot(d, <App page={d.dataset.page!} path={d.dataset.path!} />, {
  onRecoverableError: (e) => console.error('HYDRATION', e),
})
document.documentElement.dataset.hydrated = ''
