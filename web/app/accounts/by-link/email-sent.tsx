import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Actions, LinkPage } from './link-page.tsx'

type Props = { title: string; address: string; onOtherAddress: () => void; children: ReactNode }

/** Says that a mail is on its way, if there is an account with this address. */
export function EmailSent({ title, address, onOtherAddress, children }: Props) {
  return (
    <LinkPage title={title} takesFocus>
      <p>
        We wrote to <strong className="code">{address}</strong>, if there is an account with this address. {children}
      </p>
      <p>Nothing there after five minutes? Look in the spam folder, and check that the address is right.</p>
      <Actions>
        <Button onClick={onOtherAddress}>Try another address</Button>
      </Actions>
    </LinkPage>
  )
}
