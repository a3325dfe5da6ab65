import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import {
  getPictureDownloads,
  exportPictureDownloadErrors,
  listPictureDownloadErrors,
  type PictureDownloadError,
  type PictureDownloads as Downloads,
  retryPictureDownloads,
} from '#contract/imports/pictures.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { call, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './OneImport.module.css'

const EVERY_MS = 3000
const waiting = ({ total, done, failed }: Downloads) => total - done - failed

/** Downloads of remote pictures named by an import: progress, and causes of failures. */
export function PictureDownloads({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: [getPictureDownloads.path, { id }],
    queryFn: ({ signal }) => call(getPictureDownloads, { id }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.allowed && waiting(state.data) > 0 ? EVERY_MS : false),
  })
  const retry = useWrite(retryPictureDownloads)
  if (!data || data.total === 0) return null
  const { allowed, total, done, failed } = data
  const again = allowed && failed > 0 && (
    <Button icon={<Icon of={ReloadOutlined} />} busy={retry.isPending} onClick={() => retry.mutate({ id })}>
      {t('imports.pictures.retry')}
    </Button>
  )
  return (
    <Section title={t('imports.pictures.title')} note={t('imports.pictures.note')} actions={again}>
      {!allowed && (
        <Alert tone="info" title={t('imports.pictures.off')}>
          {t('imports.pictures.offText', { count: total })}
        </Alert>
      )}
      {allowed && (
        <div className={css['progress']}>
          <progress max={total} value={done + failed} aria-label={t('imports.pictures.progress')} />
          <span className="num">
            {t('imports.pictures.count', {
              done: formatCount(done),
              total: formatCount(total),
              failed: formatCount(failed),
            })}
          </span>
        </div>
      )}
      {failed > 0 && <Failed id={id} />}
    </Section>
  )
}

function Failed({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const columns: readonly Column<PictureDownloadError>[] = [
    { key: 'cell', title: t('imports.cell'), lead: true, render: ({ cell }) => <b className="num">{cell}</b> },
    {
      key: 'address',
      title: t('imports.pictures.address'),
      render: ({ address }) => (
        <Tooltip text={address} className={css['long']}>
          {address}
        </Tooltip>
      ),
    },
    { key: 'reason', title: t('imports.problem') },
  ]
  return (
    <div className={css['issues']}>
      <LocalList
        route={listPictureDownloadErrors}
        exported={exportPictureDownloadErrors}
        fixed={{ id }}
        label={t('imports.pictures.failed')}
        rowKey={({ cell, address }) => `${cell} ${address}`}
        columns={columns}
      />
    </div>
  )
}
