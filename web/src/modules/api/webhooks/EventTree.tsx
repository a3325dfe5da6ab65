import { useTranslation } from 'react-i18next'
import { listWebhookEvents } from '#contract/api/webhooks.ts'
import { useRead } from '#web/kit/client/api.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { GroupTree } from '#web/modules/identity/roles/PermissionTree.tsx'

/** Events that can be sent to a system: of records that its service account may read. */
export function EventTree({ accountId, ...control }: ControlProps & { readonly accountId: string }) {
  const { t } = useTranslation()
  const { groups } = useRead(listWebhookEvents, {})
  const readable = groups
    .filter(({ accountIds }) => accountIds.includes(accountId))
    .map(({ entity, name, enName, events }) => ({
      module: entity,
      name,
      enName,
      permissions: events.map((event) => ({ ...event, mayGrant: true })),
    }))
  const texts = { label: t('webhooks.field.events'), placeholder: t('webhooks.searchEvent') }
  return <GroupTree {...control} {...texts} groups={readable} />
}
