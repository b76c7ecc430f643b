import type { PolicyDefinition } from '../../../engine/core/policy.ts'

/** The duties of a licensed gaming site for adults in the Philippines. */
export const policy: PolicyDefinition = {
  title: 'Licensed gaming in the Philippines, from the age of 21',
  languages: ['en', 'tl', 'cn'],
  pages: [
    {
      title: 'responsible gaming',
      path: '/responsive-gaming',
      textWidgets: ['RichText', 'Article'],
      containerWidgets: ['Shell', 'Stack', 'Grid', 'Section'],
      statements: [
        { title: 'the minimum age of 21', words: { en: ['21'], tl: ['21'], cn: ['21'] } },
        {
          title: 'that players should limit what they lose',
          words: { en: ['you can lose', 'limit'], tl: ['kaya mong matalo', 'limit'], cn: ['损失金额', '限额'] },
        },
        { title: 'the signs of problem gambling', words: { en: ['signs'], tl: ['senyales'], cn: ['信号'] } },
        {
          title: 'that an account can be closed for a time or for good',
          words: {
            en: ['close your account', 'self-exclusion'],
            tl: ['isara ang account', 'self-exclusion'],
            cn: ['关闭您的账户', '自我排除'],
          },
        },
        {
          title: 'where to find help',
          words: {
            en: ['customer service', 'helpline'],
            tl: ['serbisyo sa customer', 'customer service', 'helpline'],
            cn: ['客服', '热线'],
          },
        },
      ],
    },
  ],
  // Document 1, section 4: the types of reminders. `business/reminders/` opens the popup.
  popups: [
    {
      title: 'that reminds people while they play',
      id: 'play-reminder',
      cases: [
        {
          title: 'that the loss limit was reached',
          facts: { 'reminders.type': 1 },
          words: { en: ['loss limit'], tl: ['limit mo sa talo'], cn: ['损失限额'] },
        },
        {
          title: 'how long the person has played',
          facts: { 'reminders.type': 2 },
          words: { en: ['have played'], tl: ['naglaro ka', 'naglalaro'], cn: ['已玩', '玩了'] },
        },
        {
          title: 'that the hours for playing are over',
          facts: { 'reminders.type': 3 },
          words: { en: ['outside the hours'], tl: ['labas ito ng oras'], cn: ['不在允许的游戏时段'] },
        },
      ],
    },
  ],
}
