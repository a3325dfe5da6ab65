import { useTranslation } from 'react-i18next'
import { getOperationChanges, type OperationEntry } from '#contract/logs/logs.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { LogPerson, LogTime } from './useLogFilters.tsx'
import css from './Logs.module.css'

interface CallDrawerProps {
  readonly entry: OperationEntry
  readonly onClose: () => void
}

/** A call, and what it changed: each event with the values before and after. */
export function CallDrawer({ entry, onClose }: CallDrawerProps) {
  const { t } = useTranslation()
  const changes = useOptionalRead(getOperationChanges, { id: entry.id }) ?? []
  return (
    <Dialog title={t('logs.detail')} width={600} place="right" onClose={onClose}>
      <Stack>
        <DescriptionList
          items={[
            { label: t('logs.field.operation'), value: entry.operation, wide: true },
            { label: t('logs.field.path'), value: entry.path, wide: true },
            ...(entry.reason === '' ? [] : [{ label: t('logs.field.reason'), value: entry.reason, wide: true }]),
            { label: t('logs.field.actorName'), value: <LogPerson name={entry.actorName} code={entry.actorCode} /> },
            { label: t('logs.field.onBehalfOfName'), value: entry.onBehalfOfName || '-' },
            ...(entry.keyName === '' ? [] : [{ label: t('logs.field.keyName'), value: entry.keyName }]),
            { label: t('logs.field.at'), value: <LogTime at={entry.at} /> },
            { label: t('logs.field.ms'), value: entry.ms },
            { label: t('logs.field.ip'), value: entry.ip },
            { label: t('logs.field.device'), value: entry.device || '-' },
            { label: t('logs.field.documentId'), value: entry.documentId ?? '-' },
            { label: t('logs.field.traceId'), value: entry.traceId },
          ]}
        />
        <h3>{t('logs.changes')}</h3>
        {changes.length === 0 && <p>{t('logs.noChanges')}</p>}
        <ul className={css['changes']}>
          {changes.map(({ id, name, entityId, from, to, reason, fields, added, removed }) => (
            <li key={id}>
              <b>{name}</b> <small className="num">{entityId}</small>
              {to !== null && (
                <p>
                  {from ?? '-'} → {to}
                </p>
              )}
              {reason !== '' && <p>{reason}</p>}
              {fields.map(({ field, before, after }) => (
                <p key={field}>
                  {field} <del>{before || '-'}</del> → <ins>{after || '-'}</ins>
                </p>
              ))}
              {added.length > 0 && <p>+ {added.join('、')}</p>}
              {removed.length > 0 && <p>− {removed.join('、')}</p>}
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
