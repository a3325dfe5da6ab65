import css from './Bars.module.css'
import { percentOf, totalOf } from './figures.ts'

interface SplitBarProps {
  readonly label: string
  readonly parts: readonly { readonly name: string; readonly value: string }[]
}

/** One bar split into the parts of a whole, with their shares. */
export function SplitBar({ label, parts }: SplitBarProps) {
  const whole = totalOf(parts.map(({ value }) => value))
  return (
    <>
      <div className={css['split']} aria-hidden>
        {parts.map(({ name, value }, at) => (
          <i key={name} style={{ flex: Number(value), background: `var(--c-${(at % 6) + 1})` }} />
        ))}
      </div>
      <ul className={css['parts']} aria-label={label}>
        {parts.map(({ name, value }, at) => (
          <li key={name}>
            <i aria-hidden style={{ background: `var(--c-${(at % 6) + 1})` }} />
            {name} {percentOf(value, whole)}
          </li>
        ))}
      </ul>
    </>
  )
}
