import { NotHereYet } from './not-here-yet.tsx'
import { privateMeta } from './private-meta.ts'

export const meta = () => privateMeta('Equipment Notification')

export default function NotificationsPage() {
  return (
    <NotHereYet
      title="Equipment Notification"
      text="You will choose here what equipment we write to you about. We are still building this part."
    />
  )
}
