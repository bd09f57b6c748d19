import { Button } from '../../ui/button/button.tsx'

type Props = { version: number; busy: boolean; onPress: () => unknown }

/** The button that brings an earlier version back; its name says which one. */
export const BringBackButton = ({ version, busy, onPress }: Props) => (
  <p>
    <Button variant="other" busy={busy} busyLabel="Bringing it back…" onClick={onPress}>
      Bring it back<span className="visually-hidden"> (version {version})</span>
    </Button>
  </p>
)
