import { useTranslation } from 'react-i18next'
import { createSynonyms, deleteSynonyms, editSynonyms, type SynonymGroup } from '#contract/catalogue/synonyms.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { RowActions } from '#web/kit/layout/Card.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import css from './Synonyms.module.css'

export function useSynonymColumns(onEdit: (group: SynonymGroup) => void): readonly Column<SynonymGroup>[] {
  const { t } = useTranslation()
  return [
    { key: 'terms', title: t('synonyms.terms'), lead: true, render: (group) => <Terms group={group} /> },
    {
      key: 'kind',
      title: t('synonyms.kind'),
      render: ({ kind }) => <span className="together">{t(`synonyms.kinds.${kind}`)}</span>,
    },
    {
      key: 'source',
      title: t('synonyms.source'),
      render: ({ source, id }) => (
        <span className={css['source']}>
          {t(`synonyms.sources.${source}`)}
          {source === 'base' && id !== null && <Tag>{t('synonyms.changed')}</Tag>}
        </span>
      ),
    },
    {
      key: 'isActive',
      title: t('synonyms.state'),
      render: ({ isActive }) => (
        <StatusTag tone={isActive ? 'ok' : 'mute'}>{t(`synonyms.states.${isActive ? '1' : '0'}`)}</StatusTag>
      ),
    },
    {
      key: 'updatedAt',
      title: t('synonyms.updated'),
      desk: true,
      render: ({ updatedAt }) => <span className="num together">{updatedAt === null ? '-' : secondOf(updatedAt)}</span>,
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (group) => <Actions group={group} onEdit={() => onEdit(group)} />,
    },
  ]
}

/** 水笔、中性笔, or 墨盒 → 硒鼓. */
function Terms({ group: { kind, terms } }: { readonly group: SynonymGroup }) {
  const { t } = useTranslation()
  const and = t('search.notes.and')
  if (kind === 'equivalent') return <span className={css['terms']}>{terms.join(and)}</span>
  return (
    <span className={css['terms']}>
      {terms[0]} <span aria-hidden>→</span>
      <span className="visuallyHidden">{t('synonyms.others')}</span> {terms.slice(1).join(and)}
    </span>
  )
}

interface ActionsProps {
  readonly group: SynonymGroup
  readonly onEdit: () => void
}

function Actions({ group, onEdit }: ActionsProps) {
  const { t } = useTranslation()
  const create = useWrite(createSynonyms)
  const edit = useWrite(editSynonyms)
  const remove = useWrite(deleteSynonyms)
  const { id, version, baseKey, source, kind, terms, isActive } = group
  const isBusy = create.isPending || edit.isPending || remove.isPending
  const onSuccess = () => toast.success(t('common.done'))
  const onSwitch = () => {
    const draft = { kind, terms, isActive: !isActive }
    if (id !== null) edit.mutate({ id, version, ...draft }, { onSuccess })
    else if (baseKey !== null) create.mutate({ baseKey, ...draft }, { onSuccess })
  }
  const onRemove = async () => {
    if (id === null) return
    const isBase = source === 'base'
    const ok = t(isBase ? 'synonyms.restore' : 'common.remove')
    const isMeant = await confirm({
      title: isBase ? ok : t('common.removeTitle'),
      text: isBase ? t('synonyms.restoreText') : t('synonyms.removeText', { terms: terms.join(t('search.notes.and')) }),
      ok,
      cancel: t('common.cancel'),
      danger: true,
    })
    if (isMeant) remove.mutate({ id, version }, { onSuccess })
  }
  return (
    <RowActions>
      <Button variant="text" onClick={onEdit}>
        {t('common.edit')}
        <span className="visuallyHidden">{terms[0]}</span>
      </Button>
      <Button variant="text" busy={isBusy} onClick={onSwitch}>
        {t(isActive ? 'synonyms.disable' : 'synonyms.enable')}
        <span className="visuallyHidden">{terms[0]}</span>
      </Button>
      {id !== null && (
        <Button variant="text" onClick={() => void onRemove()}>
          {t(source === 'base' ? 'synonyms.restore' : 'common.remove')}
          <span className="visuallyHidden">{terms[0]}</span>
        </Button>
      )}
    </RowActions>
  )
}
