import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { messageSettings as zhMessageSettings, unsubscribe as zhUnsubscribe } from '../zh-CN/messageSettings.ts'

export const messageSettings: SameKeys<typeof zhMessageSettings> = {
  title: 'Message settings',
  purpose: 'Choose how you receive each type of message.',
  when: 'Alerts',
  channels: 'Channels by type',
  channelsNote: "Channels with a grey tick can't be turned off.",
  topic: 'Message type',
  reach: 'Emails go to: {{email}}. SMS go to: {{mobile}}.',
  noAddress: 'not set',
  changeReach: 'Change contact details',
  noDigest: 'No summary, one email per message',
  restore: 'Restore defaults',
  test: 'Send a test message',
  tested: 'Test message sent. Check your messages and your inbox.',
  push: {
    title: 'Push notifications',
    others: 'Other browsers: {{count}}',
    here: 'This browser',
    on: 'On',
    off: 'Off',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    note: 'Your system shows new messages even while the platform is closed. Only titles are shown, no amounts or details. They stop when you sign out.',
    failed: "The browser's push service can't be reached. Check your network, or try another browser.",
    denied: 'Notifications are blocked',
    unsupported: "This browser doesn't support push notifications",
    homeScreenFirst: 'Add to the home screen first',
    reason: {
      denied: "Allow notifications in your browser's settings for this site, then reload the page.",
      unsupported: 'Use a recent version of Chrome, Edge, Firefox or Safari, over https.',
      homeScreenFirst:
        'On iPhone and iPad, add the platform to the home screen from the share menu of Safari, open it there and turn notifications on.',
    },
  },
  field: {
    bell: 'Show the message bell at the top of the page',
    popUp: 'Pop up new messages',
    digestHour: {
      label: 'Daily email summary',
      hint: "At the hour you choose (Beijing time), one email sums up the day. Emails that can't be turned off still come one by one.",
    },
    choices: 'Channels by type',
  },
}

export const unsubscribe: SameKeys<typeof zhUnsubscribe> = {
  title: 'Unsubscribe',
  confirmText: 'Stop sending emails about “{{topic}}” to {{email}}? In-app messages stay on.',
  confirm: 'Unsubscribe',
  done: 'Done. Emails about “{{topic}}” are no longer sent to {{email}}.',
  again: 'Subscribe again',
  required: "Emails about “{{topic}}” can't be turned off.",
  settings: 'All message settings',
  invalid: 'This link is incomplete or not valid. Sign in and change your message settings instead.',
}
