import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { deferScripts } from "./deferred-scripts.tsx";

/** As the router (8.4) writes them. */
const scripts = (
  <>
    <link rel="modulepreload" href="/assets/manifest.js" />
    <link rel="modulepreload" href="/assets/entry.js" nonce="N" />
    {["/assets/a.js"].map((href) => (
      <link key={href} rel="modulepreload" href={href} />
    ))}
    <>
      <script nonce="N" dangerouslySetInnerHTML={{ __html: "context" }} />
      <script type="module" async dangerouslySetInnerHTML={{ __html: 'import "/assets/a.js"' }} />
    </>
  </>
);

test("the module script waits as text, and names what it imports; other scripts stay", () => {
  expect(renderToStaticMarkup(deferScripts(scripts))).toBe(
    '<script nonce="N">context</script>' +
      '<script type="text/plain" data-modules="manifest.js entry.js a.js">import "/assets/a.js"</script>',
  );
});

test("once hydrated, the router writes nothing, and nothing waits", () => {
  expect(deferScripts(null)).toBeNull();
});

test("a router that writes its scripts in another way is told of", () => {
  expect(() => deferScripts(<script type="module">{"x"}</script>)).toThrow("bring it up to date");
  expect(() => deferScripts(<link rel="modulepreload" href="/a.js" />)).toThrow("bring it up to date");
});
