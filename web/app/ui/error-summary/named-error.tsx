type Props = {
  /** The label of the field. */
  label: string | undefined
  message: string
}

/** An error in a list, with the name of its field where the message does not begin with it. */
export const NamedError = ({ label, message }: Props) => (
  <>
    {label !== undefined && !message.startsWith(label) && <span>{label}: </span>}
    <span>{message}</span>
  </>
)
