import type { LucideIcon } from 'lucide-react'

/** A drawing from the icon set, a third larger than the word it stands with; never without that word. */
export function Icon({ of: Drawing, className }: { of: LucideIcon; className?: string | undefined }) {
  return <Drawing size="1.333em" strokeWidth={2.1} className={className} aria-hidden />
}
