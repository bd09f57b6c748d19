import type { ReactNode } from 'react'

/** Says that something is on its way. Whatever comes within 300 ms comes without it. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <p role="status" className="late">
    {children}
  </p>
)
