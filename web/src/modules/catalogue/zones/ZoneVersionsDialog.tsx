import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Zone } from '#contract/catalogue/zones.ts'
import { getZoneVersions, restoreZone, type ZoneVersion } from '#contract/catalogue/zoneVersions.ts'
import { formatCount } from '#contract/kit/format.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { briefly } from '#web/kit/format/time.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RowMenu } from '#web/kit/list/RowMenu.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'

interface ZoneVersionsDialogProps {
  readonly zone: Zone
  readonly onClose: () => void
}

/** Versions of a zone as buyers saw it; an earlier one can be restored. */
export function ZoneVersionsDialog({ zone, onClose }: ZoneVersionsDialogProps) {
  const { t } = useTranslation()
  const versions = useOptionalRead(getZoneVersions, { id: zone.id })
  const [chosen, setChosen] = useState<ZoneVersion>()
  if (chosen) return <RestoreDialog zone={zone} chosen={chosen} onBack={() => setChosen(undefined)} onDone={onClose} />
  return (
    <Dialog title={t('zones.versions.title', { name: zone.name })} width={800} onClose={onClose}>
      {!versions && <Skeleton rows={4} />}
      {versions && (
        <Table
          label={t('zones.versions.label')}
          rows={versions}
          rowKey={({ no }) => String(no)}
          columns={[
            {
              key: 'no',
              title: t('zones.versions.no'),
              lead: true,
              render: ({ no, name }) => <RowName under={name}>V{no}</RowName>,
            },
            {
              key: 'goods',
              title: t('zones.field.goods'),
              render: ({ kind, goods }) =>
                kind === 'hand' ? t('zones.byHand', { total: formatCount(goods) }) : t('zones.byRule'),
            },
            {
              key: 'period',
              title: t('zones.field.period'),
              render: ({ startsOn, endsOn }) => (
                <span className="num together">
                  {startsOn} – {endsOn}
                </span>
              ),
            },
            {
              key: 'savedAt',
              title: t('zones.versions.savedAt'),
              render: ({ savedAt, savedBy }) => <RowName under={savedBy}>{briefly(savedAt)}</RowName>,
            },
            {
              key: 'actions',
              title: t('common.actions'),
              render: (version) => (
                <RowMenu
                  actions={[{ id: 'restore', label: t('zones.versions.restore'), onAction: () => setChosen(version) }]}
                />
              ),
            },
          ]}
          empty={<Empty illustration="box" title={t('zones.versions.none')} reason={t('zones.versions.noneReason')} />}
        />
      )}
    </Dialog>
  )
}

interface RestoreDialogProps {
  readonly zone: Zone
  readonly chosen: ZoneVersion
  readonly onBack: () => void
  readonly onDone: () => void
}

function RestoreDialog({ zone, chosen: { no, savedAt }, onBack, onDone }: RestoreDialogProps) {
  const { t } = useTranslation()
  const restore = useWrite(restoreZone, { onDone: () => (toast.success(t('common.done')), onDone()) })
  const isPublished = zone.status === 'published'
  return (
    <Dialog
      title={t('zones.versions.restoreTitle')}
      width={480}
      onClose={onBack}
      foot={
        <>
          <Button onClick={onBack}>{t('common.cancel')}</Button>
          <Button
            variant="solid"
            busy={restore.isPending}
            onClick={() => restore.mutate({ id: zone.id, version: zone.version, no })}
          >
            {t('zones.versions.restore')}
          </Button>
        </>
      }
    >
      <p>
        {t(isPublished ? 'zones.versions.restoreAtOnce' : 'zones.versions.restoreLater', { no, at: briefly(savedAt) })}
      </p>
    </Dialog>
  )
}
