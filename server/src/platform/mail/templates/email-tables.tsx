import type { CSSProperties, ReactNode } from 'react'

type Props = {
  className?: string
  /** The style of the table. */
  style?: CSSProperties
  /** The style of its one cell: mail programs support padding of a cell, not of a table. */
  inside?: CSSProperties
  children: ReactNode
}

/** A part of an e-mail as wide as its container: a table of one cell, which every mail program renders the same. */
export const Part = ({ className, style, inside, children }: Props) => (
  <table
    align="center"
    width="100%"
    border={0}
    cellPadding="0"
    cellSpacing="0"
    role="presentation"
    className={className}
    style={style}
  >
    <tbody>
      <tr>
        <td style={inside}>{children}</td>
      </tr>
    </tbody>
  </table>
)
