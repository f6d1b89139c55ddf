(function () {
  var dark = true;
  try {
    dark =
      localStorage.getItem("theme-system") === "true"
        ? matchMedia("(prefers-color-scheme: dark)").matches
        : localStorage.getItem("theme-mode") !== "false";
  } catch {}
  var theme = dark ? "dark" : "light";
  document.body.dataset.theme = theme;
})();
