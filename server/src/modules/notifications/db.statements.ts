// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'notifications.accountsOfPerson': {
      params: {
        personId: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
      }
    }
    'notifications.accountsOfSupplier': {
      params: {
        supplierId: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
      }
    }
    'notifications.beginDigest': {
      params: {
        userId: string | number
        day: string
      }
      row: {
        id: Column<'notifications.deliveries', 'id'>
      }
    }
    'notifications.changedTemplates': {
      params: {
        template: string | null
      }
      row: {
        id: Column<'notifications.templates', 'id'>
        version: Column<'notifications.templates', 'version'>
        template: Column<'notifications.templates', 'template'>
        title_zh: Column<'notifications.templates', 'title_zh'>
        content_zh: Column<'notifications.templates', 'content_zh'>
        title_en: Column<'notifications.templates', 'title_en'>
        content_en: Column<'notifications.templates', 'content_en'>
        updated_at: Column<'notifications.templates', 'updated_at'>
      }
    }
    'notifications.countByCategory': {
      params: {
        userId: string | number
      }
      row: {
        category: Column<'notifications.messages', 'category'>
        total: number
        unread: number
      }
    }
    'notifications.countUnread': {
      params: {
        userId: string | number
      }
      row: {
        unread: number
      }
    }
    'notifications.digestsDue': {
      params: {
        hour: number
        day: string
      }
      row: {
        user_id: Column<'notifications.profiles', 'user_id'>
      }
    }
    'notifications.findChoices': {
      params: {
        userId: string | number
      }
      row: {
        topic: Column<'notifications.preferences', 'topic'>
        channel: Column<'notifications.preferences', 'channel'>
        is_on: Column<'notifications.preferences', 'is_on'>
      }
    }
    'notifications.findDelivery': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'notifications.deliveries', 'id'>
        channel: Column<'notifications.deliveries', 'channel'>
        status: Column<'notifications.deliveries', 'status'>
        digest_on: Column<'notifications.deliveries', 'digest_on'>
        receiver_id: Column<'notifications.deliveries', 'receiver_id'>
        name: Column<'identity.users', 'name'>
        lang: Column<'identity.users', 'lang'>
        entrance: Column<'identity.users', 'entrance'>
        person_id: Column<'identity.users', 'person_id'>
        email: Column<'identity.people', 'email'>
        mobile: Column<'identity.people', 'mobile'>
        hasOpenAccount: boolean
        template: Column<'notifications.messages', 'template'> | null
        topic: Column<'notifications.messages', 'topic'> | null
        title_zh: Column<'notifications.messages', 'title_zh'> | null
        content_zh: Column<'notifications.messages', 'content_zh'> | null
        title_en: Column<'notifications.messages', 'title_en'> | null
        content_en: Column<'notifications.messages', 'content_en'> | null
        url: Column<'notifications.messages', 'url'> | null
        letter: Column<'notifications.messages', 'letter'> | null
        read_at: Column<'notifications.messages', 'read_at'> | null
        roundId: string | null
        message_id: Column<'notifications.deliveries', 'message_id'>
        endpoint: Column<'notifications.push_subscriptions', 'endpoint'> | null
        p256dh: Column<'notifications.push_subscriptions', 'p256dh'> | null
        auth: Column<'notifications.push_subscriptions', 'auth'> | null
      }
    }
    'notifications.findProfile': {
      params: {
        userId: string | number
      }
      row: {
        version: Column<'notifications.profiles', 'version'>
        bell: Column<'notifications.profiles', 'bell'>
        pop_up: Column<'notifications.profiles', 'pop_up'>
        digest_hour: Column<'notifications.profiles', 'digest_hour'>
      }
    }
    'notifications.findReach': {
      params: {
        userId: string | number
      }
      row: {
        entrance: Column<'identity.users', 'entrance'>
        email: Column<'identity.people', 'email'>
        mobile: Column<'identity.people', 'mobile'>
      }
    }
    'notifications.insertDeliveries': {
      params: {
        further: unknown
        topic: string
        messageIds: readonly (string | number)[]
      }
      row: {
        id: Column<'notifications.deliveries', 'id'>
        status: Column<'notifications.deliveries', 'status'>
      }
    }
    'notifications.insertMessages': {
      params: {
        source: string
        template: string
        topic: string
        category: string
        titleZh: string
        contentZh: string
        titleEn: string
        contentEn: string
        url: string
        letter: unknown | null
        required: boolean
        usual: boolean
        at: Date | string
        receivers: readonly (string | number)[]
        needs: string | null
      }
      row: {
        id: Column<'notifications.messages', 'id'>
        tenant_id: Column<'notifications.messages', 'tenant_id'>
        receiver_id: Column<'notifications.messages', 'receiver_id'>
        is_shown: Column<'notifications.messages', 'is_shown'>
      }
    }
    'notifications.lastMessage': {
      params: object
      row: {
        id: string
      }
    }
    'notifications.lockMessages': {
      params: object
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'notifications.lockProfile': {
      params: {
        userId: string | number
      }
      row: {
        version: Column<'notifications.profiles', 'version'>
        digest_hour: Column<'notifications.profiles', 'digest_hour'>
      }
    }
    'notifications.messagesOfDigest': {
      params: {
        id: string | number
        max: string | number
      }
      row: {
        id: Column<'notifications.messages', 'id'>
        title_zh: Column<'notifications.messages', 'title_zh'>
        content_zh: Column<'notifications.messages', 'content_zh'>
        title_en: Column<'notifications.messages', 'title_en'>
        content_en: Column<'notifications.messages', 'content_en'>
        url: Column<'notifications.messages', 'url'>
        topic: Column<'notifications.messages', 'topic'>
        total: number
      }
    }
    'notifications.missedBy': {
      params: {
        userId: string | number
        after: string | number
        max: string | number
      }
      row: {
        id: Column<'notifications.messages', 'id'>
        title_zh: Column<'notifications.messages', 'title_zh'>
        content_zh: Column<'notifications.messages', 'content_zh'>
        title_en: Column<'notifications.messages', 'title_en'>
        content_en: Column<'notifications.messages', 'content_en'>
        url: Column<'notifications.messages', 'url'>
        topic: Column<'notifications.messages', 'topic'>
        category: Column<'notifications.messages', 'category'>
        read_at: Column<'notifications.messages', 'read_at'>
        at: Column<'notifications.messages', 'at'>
      }
    }
    'notifications.newOf': {
      params: {
        userIds: readonly (string | number)[]
        after: string | number
        max: string | number
      }
      row: {
        receiver_id: Column<'notifications.messages', 'receiver_id'>
        id: Column<'notifications.messages', 'id'>
        title_zh: Column<'notifications.messages', 'title_zh'>
        content_zh: Column<'notifications.messages', 'content_zh'>
        title_en: Column<'notifications.messages', 'title_en'>
        content_en: Column<'notifications.messages', 'content_en'>
        url: Column<'notifications.messages', 'url'>
        topic: Column<'notifications.messages', 'topic'>
        category: Column<'notifications.messages', 'category'>
        read_at: Column<'notifications.messages', 'read_at'>
        at: Column<'notifications.messages', 'at'>
      }
    }
    'notifications.newestUnread': {
      params: {
        userId: string | number
      }
      row: {
        id: Column<'notifications.messages', 'id'>
        title_zh: Column<'notifications.messages', 'title_zh'>
        content_zh: Column<'notifications.messages', 'content_zh'>
        title_en: Column<'notifications.messages', 'title_en'>
        content_en: Column<'notifications.messages', 'content_en'>
        url: Column<'notifications.messages', 'url'>
        topic: Column<'notifications.messages', 'topic'>
        category: Column<'notifications.messages', 'category'>
        read_at: Column<'notifications.messages', 'read_at'>
        at: Column<'notifications.messages', 'at'>
      }
    }
    'notifications.operatorsWith': {
      params: {
        permission: string
        about: string | number | null
      }
      row: {
        id: Column<'identity.users', 'id'>
      }
    }
    'notifications.pushState': {
      params: {
        endpoint: string
        userId: string | number
      }
      row: {
        browsers: number
        isOn: boolean
      }
    }
    'notifications.putChoices': {
      params: {
        userId: string | number
        choices: unknown
      }
      row: never
    }
    'notifications.putSubscription': {
      params: {
        userId: string | number
        sessionId: string | number
        endpoint: string
        p256dh: string
        auth: string
      }
      row: {
        id: Column<'notifications.push_subscriptions', 'id'>
      }
    }
    'notifications.releaseHeld': {
      params: {
        userId: string | number
      }
      row: {
        id: Column<'notifications.deliveries', 'id'>
      }
    }
    'notifications.removeMessages': {
      params: {
        userId: string | number
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'notifications.messages', 'id'>
      }
    }
    'notifications.removeOld': {
      params: {
        before: Date | string
      }
      row: never
    }
    'notifications.removeSubscription': {
      params: {
        userId: string | number
        endpoint: string
      }
      row: never
    }
    'notifications.removeSubscriptionsOfSession': {
      params: {
        sessionId: string | number
      }
      row: never
    }
    'notifications.saveProfile': {
      params: {
        bell: boolean
        popUp: boolean
        digestHour: number | null
        userId: string | number
      }
      row: never
    }
    'notifications.setAllRead': {
      params: {
        userId: string | number
        upTo: string | number | null
        category: string | null
        topic: string | null
        like: string | null
        beginDay: string | null
        endDay: string | null
      }
      row: {
        id: Column<'notifications.messages', 'id'>
      }
    }
    'notifications.setRead': {
      params: {
        userId: string | number
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'notifications.messages', 'id'>
      }
    }
    'notifications.settleDelivery': {
      params: {
        status: string
        reason: string
        id: string | number
      }
      row: never
    }
    'notifications.trimSubscriptions': {
      params: {
        userId: string | number
        max: string | number
      }
      row: never
    }
    'notifications.unreadOf': {
      params: {
        userIds: readonly (string | number)[]
      }
      row: {
        receiver_id: Column<'notifications.messages', 'receiver_id'>
        unread: number
      }
    }
  }
}
