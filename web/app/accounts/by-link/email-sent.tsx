import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Actions, LinkPage } from './link-page.tsx'

type Props = { title: string; address: string; onOtherAddress: () => void; children: ReactNode }

/** Says that a mail is on its way, if there is an account with this address. */
export function EmailSent({ title, address, onOtherAddress, children }: Props) {
  return (
    <LinkPage title={title} takesFocus>
      <p>
        If there is an account with <strong className="code">{address}</strong>, we’ve sent an email there. {children}
      </p>
      <p>Nothing after five minutes? Check your junk or spam folder, and check that the address is right.</p>
      <Actions>
        <Button onClick={onOtherAddress}>Try another address</Button>
      </Actions>
    </LinkPage>
  )
}
