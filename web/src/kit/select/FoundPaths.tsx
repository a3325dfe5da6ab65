import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { useTranslation } from 'react-i18next'
import type { Branch } from './cascade.ts'
import panel from './Panel.module.css'
import { Matched } from './Matched.tsx'

interface FoundPathsProps {
  readonly found: readonly (readonly Branch[])[]
  readonly typed: string
  readonly label: string
  readonly onChoose: (path: readonly Branch[]) => void
}

export function FoundPaths({ found, typed, label, onChoose }: FoundPathsProps) {
  const { t } = useTranslation()
  const textOf = (path: readonly Branch[]) => path.map(({ name }) => name).join(' / ')
  return (
    <ListBox
      aria-label={label}
      className={panel['list'] ?? ''}
      onAction={(key) => onChoose(found.find((path) => path.at(-1)?.id === key) ?? [])}
      renderEmptyState={() => <p className={panel['empty']}>{t('controls.nothing', { typed: typed.trim() })}</p>}
    >
      {found.map((path) => (
        <ListBoxItem
          key={path.at(-1)?.id}
          id={path.at(-1)?.id ?? ''}
          textValue={textOf(path)}
          className={panel['option'] ?? ''}
        >
          <span className={panel['text']}>
            <Matched text={textOf(path)} typed={typed} />
          </span>
        </ListBoxItem>
      ))}
    </ListBox>
  )
}
