import type { LucideIcon } from 'lucide-react'

/** An icon, a third larger than the text beside it. It is never used without text. */
export function Icon({ of: Drawing, className }: { of: LucideIcon; className?: string | undefined }) {
  return <Drawing size="1.333em" strokeWidth={2.1} className={className} aria-hidden />
}
