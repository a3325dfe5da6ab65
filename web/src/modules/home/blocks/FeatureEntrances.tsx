import { useId } from 'react'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { BlockProps } from '../page/blockProps.ts'
import { useChosenText, useTitleOf } from '../page/useTitleOf.ts'
import { AddressLink } from './AddressLink.tsx'
import { entryIcon } from './entryIcon.ts'
import css from './FeatureEntrances.module.css'
import { Heading } from './Heading.tsx'

/** Links to frequent pages, each with a short text. */
export function FeatureEntrances({ block }: BlockProps<'featureEntrances'>) {
  const id = useId()
  const title = useTitleOf()(block)
  const textOf = useChosenText()
  if (block.entries.length === 0) return null
  return (
    <section aria-labelledby={title === '' ? undefined : id}>
      {title !== '' && <Heading id={id} title={title} />}
      <ul className={`${css[block.look]} ${block.look === 'row' ? 'card' : ''}`}>
        {block.entries.map((entry) => (
          <li key={`${entry.name} ${entry.openUrl}`}>
            <AddressLink address={entry.openUrl} className={`${css['entry']} ${block.look === 'tiles' ? 'card' : ''}`}>
              <Icon of={entryIcon[entry.icon]} />
              <span>
                <b>{textOf(entry.name, entry.enName)}</b>
                <small>{textOf(entry.text, entry.enText)}</small>
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
