import type { CSSProperties, ReactNode } from 'react'

type Props = {
  className?: string
  /** Of the table. */
  style?: CSSProperties
  /** Of its one cell: mail programs keep room within a cell, not within a table. */
  inside?: CSSProperties
  children: ReactNode
}

/** A part of a letter as wide as what it stands in: a table of one cell, which every mail program sets the same. */
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
