import { organisation } from '@reable/contract/organisation'
import type { ReactNode } from 'react'
import { callAddress } from '../content/call-address.ts'
import styles from './ways-to-pay.module.css'

/** The facts about the organisation that a gift needs. */
type Facts = Record<'name' | 'email' | 'postalAddress' | 'phone', string>

/** The ways to give without a form, each with the address that it needs. */
export function WaysToPay({ facts: { name, email, postalAddress, phone } = organisation }: { facts?: Facts }) {
  return (
    <ul className={styles.ways}>
      <WayToPay title="By e-transfer">
        <p>From your bank’s website or app. Write to us first, and we tell you how:</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </WayToPay>
      <WayToPay title="By cheque">
        <p>Make it out to {name} and mail it to:</p>
        <address>
          {name}
          <br />
          {postalAddress}
        </address>
      </WayToPay>
      {phone && (
        <WayToPay title="Ask us by phone">
          <p>A volunteer answers, or calls you back:</p>
          <p>
            <a href={callAddress(phone)}>{phone}</a>
          </p>
        </WayToPay>
      )}
    </ul>
  )
}

const WayToPay = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className={styles.way}>
    <h3>{title}</h3>
    {children}
  </li>
)
