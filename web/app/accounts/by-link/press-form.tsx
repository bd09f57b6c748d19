import { Button } from '../../ui/button/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { RefusedReply } from '../../ui/form/refused-reply.ts'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'

type Props = {
  label: string
  button: string
  busyLabel: string
  send: () => Promise<RefusedReply | undefined>
}

const rules: Rules<Record<never, string>> = {}

/**
 * The one button of a mailed link's page: opening the page does nothing, since scanners of mail open pages too. Without a script it's posted to
 * the address itself, which has the token, as mail programs post their form.
 */
export const PressForm = ({ label, button, busyLabel, send }: Props) => (
  <>
    <Form rules={rules} send={send} label={label}>
      <Submit busyLabel={busyLabel}>{button}</Submit>
    </Form>
    <noscript>
      <form method="post">
        <Button type="submit" variant="next">
          {button}
        </Button>
      </form>
    </noscript>
  </>
)
