import { Navigate } from 'react-router'
import { consoleSections } from './console-sections.ts'

/** The console's own address leads to its first page. Rendered for volunteers alone: nobody else is redirected. */
export default function ConsoleStartPage() {
  return <Navigate to={consoleSections[0].to} replace />
}
