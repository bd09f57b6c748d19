import { Navigate } from 'react-router'
import { rooms } from './rooms.ts'

/** The console itself is its first room. Rendered for volunteers alone: nobody else is led anywhere. */
export default function ConsoleStartPage() {
  return <Navigate to={rooms[0].to} replace />
}
