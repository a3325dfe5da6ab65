import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { matchingOptions } from '../select/options.ts'
import { Matched } from '../select/Matched.tsx'
import panel from '../select/Panel.module.css'
import css from './CommandPalette.module.css'
import { Dialog } from './Dialog.tsx'
import { AriaProvider } from './PopoverPanel.tsx'

export interface Command {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly icon?: ReactNode
  readonly onRun: () => void
}

export interface CommandSection {
  readonly id: string
  readonly title: string
  readonly commands: readonly Command[]
}

interface CommandPaletteProps {
  /** All pages; the palette filters them by the typed text. */
  readonly pages: CommandSection
  /** Search results for the typed text. */
  readonly found: readonly CommandSection[]
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly isSearching: boolean
  readonly hasFailed: boolean
  readonly onClose: () => void
}

/** Command palette: navigates to anything by a few letters of its name. */
export function CommandPalette({ pages, found, typed, onType, isSearching, hasFailed, onClose }: CommandPaletteProps) {
  const { t } = useTranslation()
  const within = useRef<HTMLDivElement>(null)
  const options = pages.commands.map(({ id, label }) => ({ value: id, label }))
  const matching = new Set(matchingOptions(options, typed).map(({ value }) => value))
  const sections = [{ ...pages, commands: pages.commands.filter(({ id }) => matching.has(id)) }, ...found].filter(
    ({ commands }) => commands.length > 0,
  )
  useFirstSelected(
    within,
    sections.flatMap(({ commands }) => commands.map(({ id }) => id)),
    typed,
  )
  const run = (key: unknown) => {
    onClose()
    sections
      .flatMap(({ commands }) => commands)
      .find(({ id }) => id === key)
      ?.onRun()
  }
  const total = sections.reduce((all, { commands }) => all + commands.length, 0)
  const state = isSearching
    ? t('controls.palette.searching')
    : hasFailed
      ? t('controls.palette.failed')
      : t('controls.palette.found', { count: total })
  return (
    <Dialog title={t('controls.palette.title')} width={600} onClose={onClose}>
      <div ref={within} className={css['palette']}>
        <AriaProvider within={within}>
          <Autocomplete inputValue={typed} onInputChange={onType}>
            <SearchField aria-label={t('controls.palette.title')} className={panel['search'] ?? ''}>
              <Icon of={SearchOutlined} />
              <Input placeholder={t('controls.palette.hint')} maxLength={64} />
            </SearchField>
            <ListBox
              aria-label={t('controls.palette.title')}
              className={css['list'] ?? ''}
              onAction={run}
              renderEmptyState={() => (
                <p className={panel['empty']}>{isSearching ? state : t('controls.nothing', { typed: typed.trim() })}</p>
              )}
            >
              {sections.map(({ id, title, commands }) => (
                <ListBoxSection key={id} id={id}>
                  <Header className={css['header'] ?? ''}>{title}</Header>
                  {commands.map(({ id: key, label, note, icon }) => (
                    <ListBoxItem key={key} id={key} textValue={label} className={panel['option'] ?? ''}>
                      {icon}
                      <span className={panel['text']}>
                        <Matched text={label} typed={typed} />
                        {note !== undefined && (
                          <small className="one">
                            <Matched text={note} typed={typed} />
                          </small>
                        )}
                      </span>
                    </ListBoxItem>
                  ))}
                </ListBoxSection>
              ))}
            </ListBox>
            <output className={css['state']} data-failed={hasFailed || undefined}>
              {state}
            </output>
          </Autocomplete>
        </AriaProvider>
      </div>
    </Dialog>
  )
}

/**
 * Selects the first result again whenever others have arrived for what is typed: Enter then opens what stands on top.
 * Ends with the first arrow key, because the person has chosen.
 */
function useFirstSelected(within: RefObject<HTMLDivElement | null>, ids: readonly string[], typed: string): void {
  const moved = useRef('')
  const shown = ids.join(' ')
  useEffect(() => {
    const box = within.current
    const onKey = ({ key }: KeyboardEvent) => {
      if (key.startsWith('Arrow')) moved.current = typed
    }
    box?.addEventListener('keydown', onKey, true)
    return () => box?.removeEventListener('keydown', onKey, true)
  }, [within, typed])
  useEffect(() => {
    if (typed.trim() === '' || shown === '' || moved.current === typed) return
    // The event by which the library itself selects the first option after a key.
    const first = new CustomEvent('react-aria-focus', {
      cancelable: true,
      bubbles: true,
      detail: { focusStrategy: 'first' },
    })
    within.current?.querySelector('[role=listbox]')?.dispatchEvent(first)
  }, [within, typed, shown])
}
