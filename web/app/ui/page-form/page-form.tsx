import type { ComponentProps } from 'react'
import { Form } from 'react-router'

type Props = Omit<ComponentProps<'form'>, 'method' | 'action' | 'encType' | 'ref'> & {
  /** A path of this site, with its leading slash. */
  action: string
}

/** A form that leads to a page. In the browser it is the router's; on the server it is the same HTML without the router's contexts. */
export const PageForm = import.meta.env.SSR ? ServerForm : BrowserForm

function BrowserForm(props: Props) {
  return <Form discover="none" {...props} />
}

function ServerForm(props: Props) {
  return <form method="get" {...props} />
}
