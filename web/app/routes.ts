import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address in the order of the specification, each with the file that answers it. */
export default [
  index('listings/home/home-page.tsx'),
  route('posts/:id', 'listings/detail/listing-page.tsx'),
  route('posts/:id/edit', 'listings/edit/edit-page.tsx'),

  layout('accounts/session/guests-page.tsx', [
    route('auth', 'accounts/sign-in/auth-page.tsx'),
    route('password/reset', 'accounts/by-link/reset-page.tsx'),
    route('password/new', 'accounts/by-link/new-password-page.tsx'),
  ]),
  route('confirmation', 'accounts/by-link/confirmation-page.tsx'),
  route('confirmation/new', 'accounts/by-link/resend-page.tsx'),
  route('email/new', 'accounts/by-link/new-email-page.tsx'),
  route('email/undo', 'accounts/by-link/undo-email-page.tsx'),
  route('oauth', 'accounts/by-link/oauth-page.tsx'),

  route('email_renew', 'listings/by-link/renew-link-page.tsx'),
  route('feedbacks/submit_email_feedback', 'listings/by-link/feedback-link-page.tsx'),
  route('messages/by-mail', 'messages/by-mail/by-mail-page.tsx'),
  route('unsubscribe', 'notifications/unsubscribe-page.tsx'),

  route('messages/open', 'messages/by-link/open-page.tsx'),
  route('messages/answer', 'handovers/answer-link-page.tsx'),

  route('saved', 'saved/saved-page.tsx'),
  route('saved/stop', 'saved/stop-saved-mails-page.tsx'),

  route('fit', 'fit/fit-start-page.tsx'),
  route('fit/things', 'fit/things-page.tsx'),
  route('fit/type/:id', 'fit/type-page.tsx'),
  route('fit/calculators', 'fit/calculators/calculators-page.tsx'),
  route('fit/calculators/:name', 'fit/calculators/calculator-page.tsx'),
  route('fit/sources', 'fit/sources/sources-page.tsx'),
  route('fit/:kind', 'fit/result/result-page.tsx'),
  route('fit/:kind/:step', 'fit/step-page.tsx'),

  route('account', 'accounts/page/account-page.tsx', [
    index('accounts/page/account-start-page.tsx'),
    route('listings', 'listings/own/own-listings-page.tsx'),
    route('notifications', 'notifications/notifications-page.tsx'),
    route('messages', 'messages/conversations/conversations-page.tsx'),
    route('messages/sent', 'messages/sent/sent-messages-page.tsx'),
    route('messages/:id', 'messages/thread/conversation-page.tsx'),
    route('settings', 'accounts/settings/settings-page.tsx'),
    route('role', 'accounts/role/accept-role-page.tsx'),
  ]),

  route('wizard', 'listings/wizard/wizard-page.tsx', [
    index('listings/wizard/steps/type-page.tsx'),
    route('images', 'listings/wizard/steps/images-page.tsx'),
    route('basics', 'listings/wizard/steps/basics-page.tsx'),
    route('details', 'listings/wizard/steps/details-page.tsx'),
    route('preview', 'listings/wizard/steps/preview-page.tsx'),
  ]),

  // For volunteers alone; for everyone else there is nothing. (docs/decisions/0016)
  route('console', 'console/console-page.tsx', [
    index('console/console-start-page.tsx'),
    route('reports', 'console/reports/reports-page.tsx'),
    route('reports/decided', 'console/reports/decided-page.tsx'),
    route('people', 'console/people/waiting-people-page.tsx'),
    route('people/decided', 'console/people/decided-people-page.tsx'),
    route('people/held', 'console/people/pending-page.tsx'),
    route('people/signals', 'console/people/signals-page.tsx'),
    route('screening', 'console/screening/screening-page.tsx'),
    route('kinds', 'console/kinds/kinds-page.tsx'),
    route('kinds/:id', 'console/kinds/kind-page.tsx'),
    route('kinds/:id/questions/:name', 'console/kinds/question-page.tsx'),
    route('kinds/versions/:kind/:key', 'console/kinds/kind-versions-page.tsx'),
    route('pages', 'console/pages/pages-page.tsx'),
    route('pages/:kind/:name', 'console/pages/document/document-page.tsx'),
    route('pages/:kind/:name/versions', 'console/pages/versions/versions-page.tsx'),
    route('pages/:kind/:name/versions/:version', 'console/pages/versions/version-page.tsx'),
    route('impact', 'console/impact/volunteer-impact-page.tsx'),
    route('banners', 'console/banners/banners-page.tsx'),
    route('volunteers', 'console/volunteers/volunteers-page.tsx'),
    route('log', 'console/log/log-page.tsx'),
    route('banners/:id', 'console/banners/banner-page.tsx'),
  ]),

  route('blog', 'blog/blog-page.tsx'),
  route('resources', 'resources/resources-page.tsx'),
  // From the time of the pandemic, and linked from elsewhere.
  route('resources/covid-19-safety-precautions', 'resources/resources-page.tsx', { id: 'resources on covid-19' }),
  route('resources/howitworks', 'resources/how-it-works-page.tsx'),
  route('resources/exchangezones', 'resources/exchange-zones-page.tsx'),
  route('resources/additionalservices', 'resources/additional-services-page.tsx'),
  route('resources/healthandsafety', 'resources/health-and-safety-page.tsx'),
  route('partners', 'partners/partners-page.tsx'),
  route('aboutus', 'about/about-page.tsx'),
  route('aboutus/ourstory', 'about/our-story-page.tsx'),
  route('aboutus/ourteam', 'about/our-team-page.tsx'),
  route('aboutus/contactus', 'contact/contact-page.tsx'),
  route('impact', 'impact/impact-page.tsx'),
  route('donate', 'donate/donate-page.tsx'),
  route('policies', 'policies/policies-page.tsx'),

  route('404', 'shell/errors/not-found-route.tsx', { id: 'lost' }),
  route('*', 'shell/errors/not-found-route.tsx', { id: 'unknown' }),
] satisfies RouteConfig
