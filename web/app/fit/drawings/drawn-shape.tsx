import styles from './drawings.module.css'
import type { Shape } from './drawn.ts'

/** One shape of a drawing. */
export function DrawnShape({ shape: { ground, thing, ghost, body, trunk } }: { shape: Shape }) {
  return (
    <>
      {ground && <path className={styles.ground} d={ground} />}
      {ghost && <path className={styles.ghost} d={ghost} />}
      {trunk && <path className={styles.limb} d={trunk} />}
      {body && <path className={styles.limb} d={body} />}
      {trunk && <path className={styles.trunk} d={trunk} />}
      {body && <path className={styles.body} d={body} />}
      {thing && <path className={styles.thing} d={thing} />}
    </>
  )
}
