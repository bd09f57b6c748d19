import { confirmingSentences, isRole } from '@reable/contract/volunteers/rules'
import { useRef } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'
import type { Volunteer } from './load-volunteers.ts'
import { RoleChoice } from './role-choice.tsx'

type Props = { volunteer: Volunteer; onChanged: () => Promise<void>; onClose: () => void }

export const roleRules = { role: () => undefined }

/** The question that gives a volunteer another role, or takes it. */
export function RoleQuestion({ volunteer: { id, name, role: seen }, onChanged, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const send = async ({ role }: { role: string }) => {
    const reply = await browserApi('changeRole', {
      params: { id: String(id) },
      body: { role: isRole(role) ? role : null, seen },
    })
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    content.current?.closest('dialog')?.close()
    if (reply.data.waits) alerts.show(doneNotice(confirmingSentences.waiting, name))
    else alerts.show(doneNotice(isRole(role) ? `${name} is a ${role} now` : `${name} has no role any more`))
    await onChanged()
  }
  return (
    <Dialog title={`Change the role of ${name}?`} onClose={onClose}>
      <div ref={content} className="stack gap-fields anywhere">
        <p>It holds from their next page. They are told by e-mail, and the log says that it was you.</p>
        <Form rules={roleRules} send={send} label="Change a role">
          <RoleChoice id="new-role" value={seen} withNone />
          <Submit busyLabel="Saving…">Save the role</Submit>
        </Form>
      </div>
    </Dialog>
  )
}
