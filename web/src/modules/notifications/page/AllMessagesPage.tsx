import { Suspense } from 'react'
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined.js'
import { useTranslation } from 'react-i18next'
import { dayOf, minuteOf } from '#contract/kit/calendar.ts'
import { countMessages, listMessages, type Message } from '#contract/notifications/messages.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { useDayName } from '#web/kit/format/dayName.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { RowActions } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { ListPanel } from '#web/kit/list/ListPage.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useMessageText } from '../live/useMessageText.ts'
import { useOpenMessage } from '../live/useOpenMessage.ts'
import css from './AllMessagesPage.module.css'
import { CategoryIcon } from './CategoryIcon.tsx'
import { CategoryList } from './CategoryList.tsx'
import { Batch, ReadAll } from './MessageActions.tsx'

/** Messages of the person by day, filtered by category, read state, keyword and days. */
export function AllMessagesPage() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('myMessages.title')}
      purpose={t('myMessages.purpose')}
      actions={
        <ButtonLink to="/messageSettings" icon={<Icon of={SettingOutlined} />}>
          {t('myMessages.settings')}
        </ButtonLink>
      }
    >
      <Suspense fallback={<Skeleton />}>
        <Panes />
      </Suspense>
    </Page>
  )
}

const batch = (rows: readonly Message[], clear: () => void) => <Batch rows={rows} clear={clear} />

function Panes() {
  const { t } = useTranslation()
  const [query, setQuery] = useUrlQuery(listMessages)
  const counts = useRead(countMessages, {})
  const { category, state, keyword, beginDay, endDay } = query
  const shown = counts.byCategory.filter((each) => category === undefined || each.category === category)
  const total = shown.reduce((all, each) => all + each.total, 0)
  const unread = shown.reduce((all, each) => all + each.unread, 0)
  const found = Object.fromEntries(
    Object.entries({ category, keyword, beginDay, endDay }).filter(([, value]) => value !== undefined),
  )
  const isNarrowed = [keyword, beginDay, endDay, category, state].some((value) => value !== undefined)
  return (
    <div className={css['panes']}>
      <CategoryList
        counts={counts}
        value={category}
        onChoose={(chosen) => setQuery({ category: chosen, page: undefined })}
      />
      <div className={css['list']}>
        <ListPanel
          label={t('myMessages.title')}
          route={listMessages}
          rowKey={({ id }) => id}
          columns={useColumns()}
          group={{ of: ({ createTime }) => dayOf(new Date(createTime)), title: useDayName() }}
          tabs={{
            label: t('myMessages.states'),
            value: state ?? '',
            onChange: (value) => setQuery({ state: value === '' ? undefined : value, page: undefined }),
            options: [
              { value: '', label: t('myMessages.state.all'), count: total },
              { value: 'unread', label: t('myMessages.state.unread'), count: unread },
              { value: 'read', label: t('myMessages.state.read'), count: total - unread },
            ],
          }}
          filters={[
            {
              name: 'keyword',
              label: t('myMessages.keyword'),
              control: <Input maxLength={100} placeholder={t('myMessages.keywordHint')} />,
            },
            {
              name: 'beginDay',
              until: 'endDay',
              label: t('myMessages.days'),
              ends: { from: t('myMessages.from'), to: t('myMessages.to') },
            },
          ]}
          batch={batch}
          beside={unread > 0 && state !== 'read' && <ReadAll filter={found} isNarrowed={isNarrowed} />}
          nothingFound={{ title: t('myMessages.notFound'), reason: t('myMessages.notFoundReason') }}
          empty={
            <Empty
              illustration="search"
              title={t(isNarrowed ? 'myMessages.notFound' : 'myMessages.none')}
              reason={t(isNarrowed ? 'myMessages.notFoundReason' : 'myMessages.noneReason')}
            />
          }
        />
      </div>
    </div>
  )
}

function useColumns(): readonly Column<Message>[] {
  const { t } = useTranslation()
  const textOf = useMessageText()
  const open = useOpenMessage()
  return [
    {
      key: 'message',
      title: t('myMessages.message'),
      lead: true,
      render: (message) => (
        <div className={css['message']} data-unread={message.isRead ? undefined : ''}>
          <CategoryIcon category={message.category} />
          <div>
            <button type="button" className={css['title']} onClick={() => open(message)}>
              {textOf(message).title}
              {!message.isRead && <span className="visuallyHidden">{t('myMessages.state.unread')}</span>}
            </button>
            <p>{textOf(message).content}</p>
            <small>
              {t(`myMessages.category.${message.category}`)}
              <i />
              <time className="num" dateTime={message.createTime}>
                {minuteOf(new Date(message.createTime)).slice(11)}
              </time>
            </small>
          </div>
        </div>
      ),
    },
    {
      key: 'actions',
      title: t('common.actions'),
      // On phones the title of the message does the same.
      desk: true,
      render: (message) => (
        <RowActions>
          <Button variant="text" onClick={() => open(message)}>
            {message.url === '' ? t('myMessages.markRead') : t('myMessages.open')}
          </Button>
        </RowActions>
      ),
    },
  ]
}
