import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import * as contract from '#contract/administration/dictionaries.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { AddButton } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction, useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { AddItemDialog, DictItems } from './DictItems.tsx'
import css from './Dictionaries.module.css'

/** Dictionaries: those of the specification and of the tenant, and the entries of the chosen one. */
export function DictionariesPage() {
  const { t } = useTranslation()
  const nameOf = useName()
  const dictionaries = useRead(contract.listDictionaries, {})
  const [{ dictionary: wanted }, setQuery] = useUrlQuery(contract.listDictItems)
  const chosen = dictionaries.find(({ code }) => code === wanted) ?? dictionaries.find(({ isOpen }) => isOpen)
  const { buttonsOf, dialog } = useRecordActions({ actions: useActions(), texts: 'dictionaries' })
  const actions = (
    <>
      <AddButton
        icon={null}
        label={t('dictionaries.addDictionary')}
        renderDialog={(close) => <DictionaryDialog onClose={close} />}
      />
      {chosen && (
        <AddButton
          label={t('dictionaries.add')}
          renderDialog={(close) => <AddItemDialog dictionary={chosen} onClose={close} />}
        />
      )}
    </>
  )
  return (
    <Page title={t('dictionaries.title')} purpose={t('dictionaries.purpose')} actions={actions}>
      <div className={css['stack']}>
        <Card>
          <div className={css['choice']}>
            <Field
              label={t('dictionaries.dictionary')}
              value={chosen?.code ?? ''}
              onChange={(code) => setQuery({ dictionary: String(code), page: undefined })}
              required
              control={
                <Select
                  options={dictionaries.map((each) => ({ value: each.code, label: nameOf(each), note: each.code }))}
                />
              }
            />
            <div className={css['actions']}>{chosen && buttonsOf(chosen)}</div>
          </div>
          {chosen && (
            <p className={css['note']}>{t(chosen.isOpen ? 'dictionaries.openNote' : 'dictionaries.closedNote')}</p>
          )}
        </Card>
        {chosen && (
          <Suspense fallback={<Skeleton />}>
            <DictItems key={chosen.code} dictionary={chosen} />
          </Suspense>
        )}
      </div>
      {dialog}
    </Page>
  )
}

function useActions() {
  const { t } = useTranslation()
  return {
    edit: { renderDialog: (row, close) => <DictionaryDialog dictionary={row} onClose={close} /> },
    remove: {
      danger: true,
      call: callTo(contract.removeDictionary, ({ dictId, version }) => ({ dictId: dictId ?? '', version })),
      confirm: ({ name }) => ({ title: t('dictionaries.removeTitle'), text: t('dictionaries.removeText', { name }) }),
    },
  } satisfies Readonly<Record<string, RecordAction<contract.Dictionary>>>
}

interface DictionaryDialogProps {
  readonly dictionary?: contract.Dictionary
  readonly onClose: () => void
}

/** Dialog of a dictionary of the tenant; its code never changes. */
function DictionaryDialog({ dictionary, onClose }: DictionaryDialogProps) {
  const { t } = useTranslation()
  const names = { name: { as: 'line' }, enName: { as: 'line' } } as const
  if (dictionary)
    return (
      <RouteFormDialog
        title={t('dictionaries.editDictionary')}
        route={contract.editDictionary}
        fixed={{ dictId: dictionary.dictId ?? '', version: dictionary.version }}
        initial={dictionary}
        labels="dictionaries.field"
        fields={names}
        onClose={onClose}
      />
    )
  return (
    <RouteFormDialog
      title={t('dictionaries.addDictionary')}
      route={contract.addDictionary}
      labels="dictionaries.field"
      fields={{ code: { wide: true }, ...names }}
      onClose={onClose}
    />
  )
}
