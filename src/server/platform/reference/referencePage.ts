import { MAIL_COLOURS as colours, MAIL_FONTS as fonts } from '../mail/mailLook';

/** The page that shows the document with Swagger UI; for developers, so in English only. */
export const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference – Dragoman</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/static/swagger-ui.css">
<link rel="stylesheet" href="/docs/reference.css">
</head>
<body>
<main id="reference"></main>
<noscript>This page needs JavaScript; the document itself is at <a href="/docs/openapi.json">/docs/openapi.json</a>.</noscript>
<script src="/docs/static/swagger-ui-bundle.js"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`;

/** Runs in the browser. Whoever signs in by trying a call goes on with that token; it stays in the page's memory. */
export const REFERENCE_SCRIPT = `'use strict';
const reference = SwaggerUIBundle({
  dom_id: '#reference',
  url: '/docs/openapi.json',
  presets: [SwaggerUIBundle.presets.apis],
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayOperationId: true,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  validatorUrl: null,
  responseInterceptor: (answer) => {
    const token = answer.obj && answer.obj.result === true && answer.obj.data && answer.obj.data.token;
    if (typeof token === 'string') reference.preauthorizeApiKey('token', token);
    return answer;
  },
});
`;

export const REFERENCE_STYLE = `
body { margin: 0; background: ${colours.paper}; color: ${colours.ink}; font-family: ${fonts.sans} }
.swagger-ui .info .title { font-family: ${fonts.serif}; color: ${colours.teal} }
.swagger-ui .scheme-container { background: none; box-shadow: none; padding: 0 }
.swagger-ui .opblock-summary-description { overflow-wrap: anywhere }
`;
