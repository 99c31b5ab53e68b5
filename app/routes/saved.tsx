export default function Home() {
  return (
    <main id="main">
      <h1>Home</h1>
    </main>
  );
}
